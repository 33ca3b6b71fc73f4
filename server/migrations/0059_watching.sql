-- What is counted every few seconds where the service is watched.
CREATE INDEX outgoing_mails_sent ON outgoing_mails (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX outgoing_mails_failed ON outgoing_mails (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX outgoing_mails_waiting ON outgoing_mails (created_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX payments_settled ON payments (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX payments_failed ON payments (updated_at) WHERE status = 'failed';
CREATE INDEX refunds_open ON refunds (updated_at) WHERE status <> 'completed';
CREATE INDEX webhook_events_open ON webhook_events (received_at) WHERE handled_at IS NULL;
CREATE INDEX subscriptions_disputed ON subscriptions (disputed_at) WHERE disputed_at IS NOT NULL AND status <> 'ended';
