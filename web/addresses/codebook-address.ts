/** The address of a codebook. */
export const codebookAddress = (id: string) => `/codebooks?codebook=${encodeURIComponent(id)}`;
