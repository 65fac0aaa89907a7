/** The landing pages that the site links to (specification section 2, "Linked landing pages"). */
export type LandingLink = { path: string; label: string };

export const CITY_LINKS: readonly LandingLink[] = [
  { path: '/inspection-companies-in-istanbul', label: 'Istanbul' },
  { path: '/inspection-companies-in-dubai', label: 'Dubai' },
  { path: '/inspection-companies-in-singapore', label: 'Singapore' },
  { path: '/inspection-companies-in-london', label: 'London' },
  { path: '/inspection-companies-in-houston', label: 'Houston' },
  { path: '/inspection-companies-in-aberdeen', label: 'Aberdeen' },
  { path: '/inspection-companies-in-rotterdam', label: 'Rotterdam' },
];

export const LABORATORY_LINKS: readonly LandingLink[] = [
  { path: '/asme-certified-labs-turkey', label: 'ASME labs in Türkiye' },
  { path: '/asme-certified-labs-europe', label: 'ASME labs in Europe' },
  { path: '/asme-certified-labs-asia', label: 'ASME labs in Asia' },
  { path: '/asme-certified-labs-middle-east', label: 'ASME labs in the Middle East' },
  { path: '/iso-17025-labs-in-europe', label: 'ISO 17025 labs in Europe' },
  { path: '/iso-17025-labs-in-asia', label: 'ISO 17025 labs in Asia' },
  { path: '/iso-17025-labs-in-middle-east', label: 'ISO 17025 labs in the Middle East' },
  { path: '/tensile-test-labs-europe', label: 'Tensile test labs in Europe' },
  { path: '/hardness-test-labs-asia', label: 'Hardness test labs in Asia' },
];

export const SERVICE_LINKS: readonly LandingLink[] = [
  { path: '/ultrasonic-testing-services', label: 'Ultrasonic testing' },
  { path: '/radiographic-testing-services', label: 'Radiographic testing' },
  { path: '/magnetic-particle-testing-services', label: 'Magnetic particle testing' },
  { path: '/dye-penetrant-testing-services', label: 'Dye penetrant testing' },
  { path: '/eddy-current-testing-services', label: 'Eddy current testing' },
  { path: '/visual-inspection-services', label: 'Visual inspection' },
  { path: '/pressure-vessel-testing-services', label: 'Pressure vessel testing' },
  { path: '/ndt-testing-services', label: 'Non-destructive testing' },
  { path: '/ndt-testing-middle-east', label: 'NDT in the Middle East' },
];

/** All linked pages. Search engines may index them even without results, because each has a text of its own. */
export const LANDING_LINKS: readonly LandingLink[] = [...CITY_LINKS, ...LABORATORY_LINKS, ...SERVICE_LINKS];
