-- Who did it: «administrator» and an account, or the account of the machine that ran the command.
ALTER TABLE operator_actions ADD COLUMN actor text;
