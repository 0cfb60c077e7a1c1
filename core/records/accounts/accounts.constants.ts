/** Where an account has profiles, in the order of badges, cards and form. */
export const PLATFORMS = ['Facebook', 'Instagram', 'TikTok'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const ACCOUNT_STATUSES = ['active', 'inactive', 'pending', 'suspended'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
