-- The name of the thing beside its id, so that an entry can be read after the thing is gone.
alter table audit_log add column entity_name text;

-- Actions are a closed list of "entity.verb" (domain/audit/audit-actions.ts).
update audit_log set action = case entity || ': ' || action
    when 'company: register' then 'company.register'
    when 'company: approve' then 'company.approve'
    when 'company: reject' then 'company.reject'
    when 'company: edit' then 'company.edit'
    when 'company: set verified' then 'company.verify'
    when 'company: take verified' then 'company.unverify'
    when 'company: set featured' then 'company.feature'
    when 'company: take featured' then 'company.unfeature'
    when 'company: delete' then 'company.delete'
    when 'company: restore' then 'company.restore'
    when 'company: import' then 'import.create'
    when 'import: undo import' then 'import.undo'
    when 'service request: release' then 'service-request.deliver'
    when 'contact message: release' then 'contact-message.deliver'
    when 'contact message: set status' then 'contact-message.set-status'
    when 'mail: send again' then 'mail.resend'
    when 'user: add user' then 'user.create'
    when 'user: add admin' then 'user.make-admin'
    when 'user: reset account' then 'user.reset'
    when 'user: bind identity' then 'user.bind-identity'
    when 'user: change password' then 'user.change-password'
    when 'user: switch on second factor' then 'user.turn-on-second-factor'
    when 'user: switch off second factor' then 'user.turn-off-second-factor'
    when 'user: make recovery codes' then 'user.renew-recovery-codes'
    when 'user: use recovery code' then 'user.use-recovery-code'
    else action
  end;
update audit_log set entity = case
    when action = 'import.create' then 'import'
    when entity = 'service request' then 'service-request'
    when entity = 'contact message' then 'contact-message'
    else entity
  end;
