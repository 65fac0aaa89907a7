import type { ServiceArea } from '#domain/places/service-areas.ts';

export const EMPLOYEE_COUNTS_REGISTRATION = ['1-10', '11-50', '51-100', '100+'] as const;
export const EMPLOYEE_COUNTS_EDIT = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;

/** What a company tells about itself: the columns of the import template, and a logo (specification section 3). */
export type CompanyFields = {
  name: string;
  email: string;
  phone: string;
  location: string;
  serviceArea: ServiceArea | '';
  description: string;
  specializations: string[];
  certifications: string[];
  industries: string[];
  equipmentTypes: string[];
  yearEstablished: number | null;
  employeeCount: string | null;
  website: string | null;
  logoUrl: string | null;
  imageUrl: string | null;
};

/** What only the directory decides about a company: its moderation, its placement, its reviews. */
export type ModerationState = {
  approved: boolean;
  verified: boolean;
  featured: boolean;
  rating: number;
  reviewCount: number;
};
