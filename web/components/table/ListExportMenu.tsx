import { Download } from 'lucide-react';
import { MenuButton } from '../MenuButton.js';

interface ListExportMenuProps {
  label: string;
  /** The route of the export. */
  path: string;
  /** What the list is shown with; empty values are left out. */
  query: Readonly<Record<string, string | undefined>>;
  formats: readonly string[];
  /** Nothing to export. Default: false. */
  disabled?: boolean;
}

/** Downloads a list as it is shown, in the format that is chosen. */
export function ListExportMenu({ label, path, query, formats, disabled }: ListExportMenuProps) {
  const href = (format: string) => {
    const search = new URLSearchParams({ format });
    for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
    return `${path}?${search}`;
  };
  return (
    <MenuButton
      label={label}
      size="medium"
      disabled={disabled}
      icon={<Download className="size-4" aria-hidden />}
      items={formats.map((format) => ({ label: format.toUpperCase(), href: href(format) }))}
    />
  );
}
