/** Leads to the style sheet of the bundled sans, for pages that cannot name a file by the hash of its content. */
export const FONTS_PATH = '/fonts.css';
