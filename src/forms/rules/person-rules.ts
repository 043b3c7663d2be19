/** An e-mail address: a local part, @, labels, a top-level domain of two or more letters, no spaces (FORM-4). */
const email =
	/^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/iu;

/** Whether a text looks like an e-mail address (FORM-4). A long text is refused before the pattern is tried. */
export function isEmail(text: string): boolean {
	return text.length <= 254 && email.test(text);
}

/** Letters of any script and whitespace, and what the site adds, such as the apostrophe of O'Brien (FORM-2). */
export function isPersonName(text: string, extraCharacters: string): boolean {
	return [...text].every((letter) => /[\p{L}\p{M}\s]/u.test(letter) || extraCharacters.includes(letter));
}
