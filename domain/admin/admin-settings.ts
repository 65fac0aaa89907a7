import { AUDIT_STATE_DAYS, REQUEST_MONTHS, SENT_MAIL_DAYS } from '#domain/constants.ts';

type NumberSetting = { initial: number; min: number; max: number };

/** What makes a form of a visitor suspicious, as far as admins adjust it. Limits count forms within an hour. */
export const QUARANTINE_NUMBERS = {
  minSeconds: { initial: 1, min: 1, max: 30 },
  maxLinks: { initial: 3, min: 0, max: 50 },
  requestsPerSender: { initial: 10, min: 1, max: 100 },
  requestsPerCompany: { initial: 40, min: 1, max: 500 },
  messagesPerSender: { initial: 10, min: 1, max: 100 },
  registrationsPerSender: { initial: 5, min: 1, max: 100 },
  doubtsPerCompany: { initial: 20, min: 1, max: 100 },
} as const satisfies Record<string, NumberSetting>;

export const MAX_SPAM_WORDS = 100;
export const MAX_SPAM_WORD_LENGTH = 60;
/** Whole words and phrases that no genuine message has, in any spelling of capitals. */
const SPAM_WORDS = ['viagra', 'cialis', 'online casino', 'payday loan', 'buy backlinks', 'guest post', 'seo services'];

/** How long data is stored. What the privacy notice promises is the longest. */
export const RETENTION_NUMBERS = {
  requestMonths: { initial: REQUEST_MONTHS, min: 3, max: REQUEST_MONTHS },
  sentMailDays: { initial: SENT_MAIL_DAYS, min: 7, max: SENT_MAIL_DAYS },
  auditStateDays: { initial: AUDIT_STATE_DAYS, min: 30, max: AUDIT_STATE_DAYS },
} as const satisfies Record<string, NumberSetting>;

type Numbers<Table> = { -readonly [Name in keyof Table]: number };
export type QuarantineRules = Numbers<typeof QUARANTINE_NUMBERS> & { words: string[] };
export type RetentionPeriods = Numbers<typeof RETENTION_NUMBERS>;
export type AdminSettings = { quarantine: QuarantineRules; retention: RetentionPeriods };

export const INITIAL_SETTINGS: AdminSettings = {
  quarantine: { ...initialNumbers(QUARANTINE_NUMBERS), words: SPAM_WORDS },
  retention: initialNumbers(RETENTION_NUMBERS),
};

/** The settings in force: the stored ones where they are within their bounds, else the initial ones. */
export function settingsFrom(stored: Partial<Record<keyof AdminSettings, Record<string, unknown>>>): AdminSettings {
  const { quarantine = {}, retention = {} } = stored;
  const { words } = quarantine;
  const isList = Array.isArray(words) && words.every((word) => typeof word === 'string');
  return {
    quarantine: {
      ...numbersFrom(QUARANTINE_NUMBERS, quarantine),
      words: isList ? words : INITIAL_SETTINGS.quarantine.words,
    },
    retention: numbersFrom(RETENTION_NUMBERS, retention),
  };
}

function initialNumbers<Table extends Record<string, NumberSetting>>(table: Table): Numbers<Table> {
  return numbersFrom(table, {});
}

function numbersFrom<Table extends Record<string, NumberSetting>>(
  table: Table,
  stored: Record<string, unknown>,
): Numbers<Table> {
  const entries = Object.entries(table).map(([name, { initial, min, max }]) => {
    const value = stored[name];
    return [name, typeof value === 'number' && value >= min && value <= max ? value : initial];
  });
  // The names are those of the table.
  return Object.fromEntries(entries) as Numbers<Table>;
}
