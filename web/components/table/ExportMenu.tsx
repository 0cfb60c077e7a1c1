import { Download } from 'lucide-react';
import { MenuButton } from '../MenuButton.js';

const NAMES = { html: 'HTML', xlsx: 'Excel', csv: 'CSV', json: 'JSON' } as const;
const FORMATS = ['html', 'xlsx', 'csv', 'json'] as const;

/** A result as a file: the report first, then the numbers. */
export function ExportMenu({
  label,
  address,
}: {
  label: string;
  address(format: (typeof FORMATS)[number]): string;
}) {
  return (
    <MenuButton
      label={label}
      icon={<Download className="size-4" aria-hidden />}
      items={FORMATS.map((format) => ({ label: NAMES[format], hint: `.${format}`, href: address(format) }))}
    />
  );
}
