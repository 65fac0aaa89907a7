-- For counting what one sender wrote within an hour.
create index contact_messages_by_sender on contact_messages (lower(email), created_at desc);

-- For finding possible duplicates of a company that registers: same name, or the same host of the website.
create index companies_by_name_key on companies (name_key);
create index companies_by_website_host on companies (lower(substring(website from '^[a-zA-Z]+://(?:www[.])?([^/:?#]+)')))
  where website is not null;
