ALTER TABLE audience_counts RENAME TO analytics_counts;
