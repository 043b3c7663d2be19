/** A text as a part of a regular expression that means just this text, with the flag `u` too: `C++` → `C\+\+`, `Pop-Top` stays. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
