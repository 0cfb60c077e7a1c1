/** The address of a codebook's series. */
export const seriesAddress = (codebook: string) => `/codebooks/${encodeURIComponent(codebook)}/series`;
