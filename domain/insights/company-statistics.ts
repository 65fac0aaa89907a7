/** What a month brought a company. `month` is "2026-11". */
export type CompanyMonth = { month: string; views: number; appearances: number; requests: number; answers: number };

/** The last twelve months, the current one last, and the searches of the last three that found the company most often. */
export type CompanyStatistics = { months: CompanyMonth[]; searches: { words: string; count: number }[] };
