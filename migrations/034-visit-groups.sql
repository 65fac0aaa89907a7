-- Older versions bear this.

-- The views and appearances of all companies of a country, or with a specialization, added up when they are written
-- (docs/decisions/075-insights-are-pages.md).
create table group_days (
  day date not null,
  -- A code of two letters, or a specialization as a company writes it.
  kind text not null check (kind in ('country', 'specialization')),
  name text not null,
  views integer not null,
  appearances integer not null,
  primary key (day, kind, name)
);

insert into group_days (day, kind, name, views, appearances)
  select d.day, 'country', c.country_code, sum(d.views), sum(d.appearances)
  from company_days d join companies c on c.id = d.company_id where c.country_code is not null group by d.day, c.country_code
  union all
  select d.day, 'specialization', s.name, sum(d.views), sum(d.appearances)
  from company_days d join companies c on c.id = d.company_id cross join unnest(c.specializations) as s (name)
  group by d.day, s.name;
