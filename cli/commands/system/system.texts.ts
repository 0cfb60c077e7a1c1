import { sentencesOf } from '@smops/core/platform/language/language.model.js';

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

export const systemTexts = sentencesOf('cliSystem', {
  home: {
    tasks: 'Tasks',
    running: 'Running',
    score: 'Score',
    schedules: 'Schedules',
    quota: 'YouTube',
    cost: 'Cost',
    due: (due: number, open: number) => `${counted(open, 'task')} open, ${due} of them due`,
    left: (left: number, limit: number) =>
      `${left.toLocaleString('en')} of ${limit.toLocaleString('en')} units left today`,
    usd: (today: string, month: string) => `${today} today, ${month} this month`,
  },
  sampleHere: (id: string) =>
    `2,000 sample comments are analysed. Next:
  smops analyses show ${id}       what they say
  smops read ${id}                read fifty of them yourself
  smops report ${id} -o page.docx a page to send
  smops try --remove             removes them again`,
  sampleGone: 'The sample comments are gone.',
  firstSteps: `First steps:
  smops try                                  2,000 sample comments to look at
  smops analyze comments.json --var banjir   a file of your own
  smops read last                            read fifty of its comments yourself
  smops report last -o page.docx             a page to send`,
  notTerminal: 'A backup is not for a terminal: redirect it, or name a file.',
  exists: (path: string) => `${path} exists. Choose another name, or add --overwrite.`,
  saved: (path: string, bytes: string) => `Saved all data to ${path} (${bytes}).`,
  replaces: (target: string, path: string) => `This replaces all data of ${target} with ${path}.`,
  restored: (rows: number, objects: number, createdAt: string) =>
    `Restored ${counted(rows, 'row')} and ${counted(objects, 'file')} as of ${createdAt}. All users must sign in again.`,
  held: (count: number) =>
    `deliveries that waited and are now held: ${count}; smops deliveries list --status skipped shows them`,
  previousSaved: (kept: string) => `the previous data was saved to ${kept}`,
  nothingSet: (file: string) => `Nothing is set. Settings go into ${file}: smops config set NAME VALUE`,
  secret: '(secret)',
  environment: 'environment',
  isSecret: (name: string) =>
    `${name} is a secret: leave the value out and type it, or give it on standard input.`,
  noValue: (name: string) => `No value for ${name}. To remove it: smops config set ${name} --unset`,
  removedSetting: (name: string, file: string) => `Removed ${name} in ${file}.`,
  setSetting: (name: string, file: string) => `Set ${name} in ${file}.`,
  outranks: (name: string) => `the environment sets ${name} too, and outranks the file`,
  reloadIt: 'a server is running; smops reload makes it read the file',
  restartIt: (name: string) => `a server is running; ${name} counts when it has been restarted`,
  makeToken: (url: string) => `Make a token on the server (smops tokens add), then run smops login ${url}.`,
  ok: 'ok     ',
  warning: 'warning',
  bad: 'BAD    ',
  ownMachine: 'A server reads its configuration again only for a command on its own machine.',
  noServer: (folder: string) => `No server runs on the data folder ${folder}.`,
  reloading: (url: string) =>
    `The server at ${url} reads its configuration again; its log says what changed.`,
  firstPassword: (password: string) =>
    `Sign in as admin with the password ${password} and change it. It is not shown again after a restart.`,
  firstPasswordFile: (path: string) =>
    `Sign in as admin; the first password is in ${path} (change it, then delete the file).`,
  changedSettings: (applied: string) => `changed: ${applied}`,
  nothingChanged: 'nothing changed',
  afterRestart: (waiting: string) => `; only after a restart: ${waiting}`,
  readAgain: (changed: string, later: string) => `read the configuration again; ${changed}${later}`,
  staysAsIs: (value: string) => `the configuration stays as it was: ${value}`,
  openFile: (configFile: string) =>
    `${configFile} may hold keys and can be read by others on this machine: chmod 600 ${configFile}`,
  runsAlready: (url: string) => `smops runs already at ${url}`,
  howToStop: 'To stop smops, press Ctrl+C here or close this window. What is saved stays.',
  noReload:
    'On Windows a running server is not told to read its configuration again. Change services and keys in the dashboard, under Settings, where they count at once; for the rest stop the server and start it again.',
  ready: (url: string) => `smops is ready at ${url}`,
  others: (others: string) => `Other machines of the network reach it at ${others}`,
  stopping: 'stopping…',
  wasCut: 'some work did not end in time and was cut; what was committed is kept',
  elsewhere: 'a server elsewhere',
  thisServer: "this machine's server",
  noneRuns: 'none runs; this command opened the data itself',
  nextFrom: (nextAllowedAt: string) => `, next from ${nextAllowedAt}`,
  notRead: 'not read yet',
  readAt: (refreshedAt: string) => `read ${refreshedAt}`,
  noExpiry: ', the token does not expire',
  expired: (day: string) => `, the token expired on ${day}`,
  expires: (day: string) => `, the token expires on ${day}`,
  unitsLeft: (left: string, limit: string, bucket: string) => `${left} of ${limit} ${bucket} units left`,
  until: (versionEndsOn: string) => ` until ${versionEndsOn}`,
  limitUsed: (usagePercent: number) => `, ${usagePercent}% of the limit used`,
  resetsAt: (quotaResetsAt: string, zone: string) => `resets at ${quotaResetsAt} ${zone}`,
  noYoutube: 'not configured (YOUTUBE_API_KEY, YOUTUBE_CHANNEL)',
  noFacebook: 'not configured (FACEBOOK_PAGE_ID, FACEBOOK_PAGE_TOKEN)',
  yes: 'yes',
  no: 'no',
  noSystemd: (why: string) =>
    `systemd does not run here (${why}). Start smops serve by what starts programs on this machine; nothing was changed.`,
  commandFailed: (line: string, why: string) => `${line} failed: ${why}`,
  ran: (line: string) => `Ran ${line}`,
  wrote: (path: string) => `Wrote ${path}`,
  removed: (path: string) => `Removed ${path}`,
  noUnit: (path: string) => `There is no ${path}. smops service install writes it.`,
  noServiceUser: (user: string, home: string) =>
    `There is no user ${user}. Make it first: useradd --system --home-dir ${home} --shell /usr/sbin/nologin ${user}`,
  taskRefused:
    'Windows made no scheduled task. Run the command in a terminal that was opened with “Run as administrator”, or put a shortcut to smops.cmd into the folder that shell:startup opens.',
  noTask: (name: string) => `There is no scheduled task ${name}. smops service install makes it.`,
  taskData: (folder: string) =>
    `It starts when you sign in to Windows, in a window of its own. Its data lies in ${folder}.`,
  taskRuns: (name: string, url: string) => `scheduled task ${name}: enabled, smops runs at ${url}`,
  taskWaits: (name: string) => `scheduled task ${name}: enabled, smops does not run`,
  taskOfMachine: 'On Windows the task is of the user who makes it: leave --system out.',
  serviceData: (folder: string) => `Its data lies in ${folder}; its log: journalctl, unit smops.service.`,
  linger: 'It ends when you sign out of the machine, unless you run: loginctl enable-linger',
  dataStays: (folder: string) => `The data stays in ${folder}.`,
  needsTerminal: 'The terminal UI needs a terminal. In scripts use the commands: smops --help',
});
