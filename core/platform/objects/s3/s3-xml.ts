const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The text of the first element of this name in one of S3's flat answers; undefined when there is none. */
export function xmlValue(xml: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : unescapeXml(found);
}

/** The inner text of every element of this name, in order. */
export function xmlBlocks(xml: string, name: string): string[] {
  const end = `</${name}>`;
  return xml
    .split(`<${name}>`)
    .slice(1)
    .filter((block) => block.includes(end))
    .map((block) => block.slice(0, block.indexOf(end)));
}
