/** The help's texts, by their English. */
export const help: Readonly<Record<string, string>> = {};
