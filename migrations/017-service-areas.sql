-- Service areas after the first one, which stays in service_area.
ALTER TABLE companies ADD COLUMN more_service_areas text[] NOT NULL DEFAULT '{}';
