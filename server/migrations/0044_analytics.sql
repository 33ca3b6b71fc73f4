-- How often something happened on the pages, by day: sums and nothing else. No row stands for a person, a visit or
-- a moment, so none can be found again. Kept 13 months.
CREATE TABLE audience_counts (
  -- In the time of Paris.
  day date NOT NULL,
  name text NOT NULL,
  -- Words of the catalogue (contract/src/analytics.ts), and figures within bounds.
  properties jsonb NOT NULL,
  -- The same sum is kept in eight rows, so that all who open the same page do not wait for one row.
  slot smallint NOT NULL CHECK (slot BETWEEN 0 AND 7),
  count bigint NOT NULL CHECK (count >= 1),
  PRIMARY KEY (day, name, properties, slot)
);
