export const UNIT_NAME = 'smops.service';

/** A word of a unit's line: quoted, with the characters escaped that systemd would read. */
const word = (text: string) =>
  `"${text.replace(/[\\"]/g, '\\$&').replaceAll('%', '%%').replaceAll('$', '$$$$')}"`;

/** As `word`, in a setting in which systemd replaces no variables. */
const value = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('%', '%%')}"`;

const SYSTEM_LINES = `EnvironmentFile=-/etc/smops.env
StateDirectory=smops
StateDirectoryMode=0700
PrivateTmp=yes
ProtectSystem=strict
ProtectHome=read-only
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectKernelLogs=yes
ProtectControlGroups=yes
ProtectClock=yes
ProtectHostname=yes
PrivateDevices=yes
CapabilityBoundingSet=
`;

/** The systemd unit that runs `command` on the data folder: as `user` for the machine, or for the user whose systemd reads it. */
export function serviceUnit(unit: {
  command: readonly string[];
  data: string;
  user: string | undefined;
}): string {
  const isSystem = unit.user !== undefined;
  return `[Unit]
Description=smops
${isSystem ? 'After=network-online.target postgresql.service\nWants=network-online.target\n' : ''}
[Service]
${isSystem ? `User=${unit.user}\n` : ''}Environment=NODE_ENV=production ${value(`SMOPS_DATA_DIR=${unit.data}`)}
ExecStart=${unit.command.map(word).join(' ')}
# Keys, models and limits are read again, no call is cut.
ExecReload=/bin/kill -HUP $MAINPID
# The end takes at most ten seconds; 143 is how it ends on SIGTERM.
TimeoutStopSec=15
SuccessExitStatus=143
Restart=on-failure
RestartSec=2
LimitNOFILE=8192
# Above MemoryHigh the server is slowed down and gives memory back; above MemoryMax it is ended and started again. Set both for the
# machine (docs/operations.md, "How much memory").
MemoryHigh=1792M
MemoryMax=2G
UMask=0077
NoNewPrivileges=yes
LockPersonality=yes
RestrictRealtime=yes
SystemCallArchitectures=native
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
${isSystem ? SYSTEM_LINES : ''}
[Install]
WantedBy=${isSystem ? 'multi-user' : 'default'}.target
`;
}
