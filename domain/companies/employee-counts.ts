export const EMPLOYEE_COUNTS_REGISTRATION = ['1-10', '11-50', '51-100', '100+'] as const;
export const EMPLOYEE_COUNTS_EDIT = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
