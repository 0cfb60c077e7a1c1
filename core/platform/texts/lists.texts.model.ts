import { sentencesOf } from '../language/language.model.js';

/** Labels and placeholders of the lists' fields. */
export const FIELDS = sentencesOf('core.fields', {
  'Email address': 'Email address',
  'First name': 'First name',
  'Last name': 'Last name',
  'Facebook profile link': 'Facebook profile link',
  'Instagram profile link': 'Instagram profile link',
  'TikTok profile link': 'TikTok profile link',
  'Facebook status': 'Facebook status',
  'Instagram status': 'Instagram status',
  'TikTok status': 'TikTok status',
  'Task ID': 'Task ID',
  'Task id': 'Task id',
  Date: 'Date',
  Platform: 'Platform',
  'Social platform': 'Social platform',
  'Select Platform': 'Select Platform',
  Link: 'Link',
  Task: 'Task',
  'Task types': 'Task types',
  Requirements: 'Requirements',
  'Task requirements and details...': 'Task requirements and details...',
  Status: 'Status',
  'Phone number': 'Phone number',
  'Phone Number': 'Phone Number',
  'WhatsApp name': 'WhatsApp name',
  'WhatsApp Name': 'WhatsApp Name',
  State: 'State',
  'Select a state': 'Select a state',
  'the 16 states of Malaysia': 'the 16 states of Malaysia',
  'Group name': 'Group name',
  'Group Name': 'Group Name',
  account: 'account',
  task: 'task',
  'email address': 'email address',
  'number and group': 'number and group',
});

/** What a record may have for a status, a type of task or a state. */
export const CHOICES = sentencesOf('core.choices', {
  active: 'active',
  inactive: 'inactive',
  pending: 'pending',
  suspended: 'suspended',
  'In Progress': 'In Progress',
  Completed: 'Completed',
  Like: 'Like',
  'Comment - Attack': 'Comment - Attack',
  'Comment - Defend': 'Comment - Defend',
  'Comment - Promote': 'Comment - Promote',
  Share: 'Share',
  Active: 'Active',
  Banned: 'Banned',
  Johor: 'Johor',
  Kedah: 'Kedah',
  Kelantan: 'Kelantan',
  Melaka: 'Melaka',
  'Negeri Sembilan': 'Negeri Sembilan',
  Pahang: 'Pahang',
  'Pulau Pinang': 'Pulau Pinang',
  Perak: 'Perak',
  Perlis: 'Perlis',
  Selangor: 'Selangor',
  Terengganu: 'Terengganu',
  Sabah: 'Sabah',
  Sarawak: 'Sarawak',
  'Kuala Lumpur': 'Kuala Lumpur',
  Putrajaya: 'Putrajaya',
  Labuan: 'Labuan',
});

/** A field's label or placeholder in the current language; what has no translation stays, as `https://`. */
export const fieldText = (text: string): string => (FIELDS() as Record<string, string>)[text] ?? text;

/** A field's value as people read it. Stored, searched, exported and imported is the value as written. */
export const choiceText = (value: string): string => (CHOICES() as Record<string, string>)[value] ?? value;

export const SAY = sentencesOf('core.lists', {
  required: (field: string) => `${field} is required.`,
  mustBeText: (field: string) => `${field} must be text.`,
  tooLong: (field: string, max: number) => `${field} may have at most ${max} characters.`,
  broken: (field: string) => `${field} holds broken characters.`,
  control: (field: string) => `${field} may have no control characters.`,
  link: (field: string) =>
    `${field} must be an address that begins with http:// or https:// and holds no user name.`,
  oneOf: (field: string, choices: string) => `${field} must be one of ${choices}.`,
  select: (field: string) => `Select a ${field.toLowerCase()}.`,
  email: 'Enter an email address such as name@example.com.',
  date: (field: string) => `${field} must be a day of the calendar, written YYYY-MM-DD.`,
  phone: 'Phone number is not valid. Write it like +60123456789 or 012-345 6789.',
  taskTypes: 'Task must be a list of different task types; pick at least one.',
  final: (taskId: string) => `${taskId} is Completed, which is final.`,
  notObject: 'The row is not an object with named fields.',
  otherValues: (line: number, thing: string) => `Line ${line} has the same ${thing} with other values.`,
  noColumn: 'no known column',
  noColumns: (list: string, found: string, wanted: string) =>
    `This file has no column of ${list}: it names ${found || 'none'}. Its first line must name the columns: ${wanted}.`,
  /** `records` are names with ids; `more` others are not named. */
  sameKey: (key: string, records: string[], more: number) =>
    `Also in the list with this ${key}: ${[...records, ...(more > 0 ? [`${more} more`] : [])].join(', ')}.`,
});
