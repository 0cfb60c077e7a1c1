/** The sets of variables that smops ships with, in the order in which they are offered. Each is a file of this folder. */
export const TOPIC_SET_IDS = ['council', 'weather', 'cost', 'shop', 'school', 'campaign'] as const;
export type TopicSetId = (typeof TOPIC_SET_IDS)[number];

/** The languages that a set is written in, in the order of its files. */
export const TOPIC_SET_LANGUAGES = ['en', 'ms', 'zh'] as const;
export type TopicSetLanguage = (typeof TOPIC_SET_LANGUAGES)[number];
