/** What the nouns hold, for the first help page. */
export const NOUNS: Record<string, string> = {
  analyses: 'earlier and running analyses',
  accounts: 'social-media accounts and their profiles',
  tasks: 'what the team does on the platforms',
  whatsapp: 'WhatsApp numbers by state and group',
  sentiments: 'sentiment analyses: upload, import, history',
  portraits: 'user-portrait images: list, upload, download, delete',
  youtube: 'the channel and its videos',
  facebook: "the page's posts and their comments",
  providers: 'AI providers: state, test, costs',
  users: 'people and their roles',
  feeds: 'live addresses of lists for spreadsheets',
  sessions: 'who is signed in to the dashboard',
  comparisons: 'earlier comparisons of two communities',
  tokens: 'API tokens for cron and other programs',
  config: 'settings of this machine’s server',
  audit: 'who changed what and when',
};
