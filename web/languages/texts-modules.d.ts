/** What scripts/languages/texts-plugin.mjs makes of the files of texts: the rows of all rooms in one language. */
declare module 'virtual:texts/*' {
  const ROOMS: Readonly<Record<string, object>>;
  export default ROOMS;
}
