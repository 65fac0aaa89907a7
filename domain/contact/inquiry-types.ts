/** What a message is about (specification section 3). */
export const INQUIRY_TYPES = [
  { value: 'general', label: 'General Information' },
  { value: 'find-inspector', label: 'Find Inspection Company' },
  { value: 'list-company', label: 'List My Company' },
  { value: 'verification', label: 'Verification Questions' },
  { value: 'technical', label: 'Technical Support' },
  { value: 'partnership', label: 'Partnership Opportunities' },
] as const;

export type InquiryType = (typeof INQUIRY_TYPES)[number]['value'];

export function inquiryLabel(type: InquiryType): string {
  return INQUIRY_TYPES.find(({ value }) => value === type)?.label ?? type;
}
