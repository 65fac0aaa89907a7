-- Who somebody is at the identity provider. An e-mail address may pass to another person there; these two never do.
alter table users
  add column oidc_issuer text,
  add column oidc_subject text,
  add unique (oidc_issuer, oidc_subject),
  add check ((oidc_issuer is null) = (oidc_subject is null));
