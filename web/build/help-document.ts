import { Marked, type Token, type Tokens } from 'marked';

/** A part of a page under one heading, as the search finds it. */
export interface HelpSection {
  /** The id of its heading, as in an address after `#`; empty for what stands before the first. */
  anchor: string;
  heading: string;
  /** Its text without markup. */
  text: string;
}

/** A document of `docs/` as the dashboard shows it. */
export interface HelpDocument {
  title: string;
  /** Everything below the title. Images have the addresses that `imageAt` gave. */
  html: string;
  sections: HelpSection[];
}

export interface HelpLinks {
  /** The address of another document (its name without `.md`), or undefined where the dashboard does not show it. */
  pageAt(name: string): string | undefined;
  /** The address of an image, by its path from `docs/`. */
  imageAt(path: string): string;
  /**
   * For a translation: the ids of the English page's headings in their order. Its own headings get these, so that one
   * address leads to the same part in every language.
   */
  anchors?: readonly string[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The id that code hosts give a heading, so that the links between documents work in both places. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');

/** The ids of a page's headings, in their order. */
export const anchorsOf = ({ sections }: HelpDocument) =>
  sections.flatMap(({ anchor }) => (anchor === '' ? [] : [anchor]));

/** Turns one document (Markdown, with one heading of the first level) into HTML and what a search needs. */
export function helpDocument(markdown: string, { pageAt, imageAt, anchors = [] }: HelpLinks): HelpDocument {
  const marked = new Marked();
  const page: HelpDocument = { title: '', html: '', sections: [{ anchor: '', heading: '', text: '' }] };
  const used = new Map<string, number>();
  let headings = 0;

  function linkTo(href: string): string | undefined {
    if (/^(https?:|#)/.test(href)) return href;
    const [, name, anchor = ''] = /^(?:[\w.-]+\/)*([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
    const address = name === undefined ? undefined : pageAt(name);
    return address === undefined ? undefined : address + anchor;
  }

  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        if (depth === 1) {
          page.title = text;
          return '';
        }
        const base = anchorOf(text);
        const before = used.get(base) ?? 0;
        used.set(base, before + 1);
        const anchor = anchors[headings++] ?? (before === 0 ? base : `${base}-${before}`);
        page.sections.push({ anchor, heading: text, text: '' });
        return `<h${depth} id="${escaped(anchor)}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const to = linkTo(href);
        if (to === undefined) return text;
        const isOutside = to.startsWith('http');
        return `<a href="${escaped(to)}"${isOutside ? ' target="_blank" rel="noreferrer"' : ''}>${text}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        return `<img src="${escaped(imageAt(href))}" alt="${escaped(text)}" loading="lazy">`;
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((row) => cells(row, 'td')).join('\n');
        return `<div class="document-table" tabindex="0"><table><thead>${cells(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });

  const tokens = marked.lexer(markdown);
  for (const token of tokens) {
    if (token.type === 'html') continue; // a comment: nothing else stands in the documents
    page.html += marked.parser([token]);
    if (token.type !== 'heading') (page.sections.at(-1) as HelpSection).text += ` ${textOf(token)}`;
  }
  for (const section of page.sections) section.text = section.text.replace(/\s+/g, ' ').trim();
  page.sections = page.sections.filter(({ heading, text }) => heading !== '' || text !== '');
  return page;
}

/** The words of a token and of all that stands in it. */
function textOf(token: Token | Tokens.TableCell): string {
  const inside =
    'rows' in token
      ? [...(token as Tokens.Table).header, ...(token as Tokens.Table).rows.flat()]
      : 'items' in token
        ? (token as Tokens.List).items
        : 'tokens' in token
          ? (token.tokens ?? [])
          : [];
  if (inside.length > 0) return inside.map(textOf).join(' ');
  return 'text' in token ? token.text : '';
}
