-- How a letter is set: its design, and what its writer changed of it.
ALTER TABLE letters ADD COLUMN page jsonb NOT NULL
  DEFAULT '{"design": "classique", "fontFamily": null, "fontSize": null, "margins": null, "onePage": false}';
