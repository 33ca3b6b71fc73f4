-- Uses given back although some of the model's text had come: a few a month.
ALTER TABLE ai_uses ADD COLUMN refunded_after_text boolean NOT NULL DEFAULT false;
