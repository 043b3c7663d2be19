/** Replaces a value that may be a secret: messages end up in logs and on screens. */
export const notShown = '(not shown)';

const secretKey =
	/token|secret|password|passwd|passphrase|credential|authorization|smtp|_env$|(?:^|[_-]|api|access|private)key$/i;
/** Whether something of this name, such as a header, is likely to be a secret. */
export const isSecretName = (name: string): boolean =>
	secretKey.test(name) || /^(?:proxy-)?auth|cookie|^x-auth/i.test(name);

/** A user and password in an address. */
const secretText = /^[a-z][a-z0-9+.-]*:\/\/[^\s/@]*:[^\s/@]*@/i;

/** Keys of a destination whose values are never secrets. */
const harmless: ReadonlySet<PropertyKey> = new Set(['kind', 'to', 'from', 'path']);

/**
 * Whether a value may be a secret that somebody wrote into the file by mistake: its key or one above it sounds like one,
 * or it is in a destination of leads and not known to be harmless.
 */
export function mayBeSecret(path: readonly PropertyKey[], isKnown: boolean): boolean {
	if (path.some((step) => typeof step === 'string' && secretKey.test(step))) return true;
	const [root, list, , key] = path;
	return root === 'leads' && list === 'destinations' && (!isKnown || key === undefined || !harmless.has(key));
}

/** A replacer for `JSON.stringify` that leaves secrets out. */
export function withoutSecret(key: string, value: unknown): unknown {
	const isSecret = secretKey.test(key) || (typeof value === 'string' && secretText.test(value));
	return isSecret && value !== null && typeof value !== 'boolean' ? notShown : value;
}

/** Whether a line of a file may contain a secret. */
export const mentionsSecret = (line: string): boolean =>
	/token|secret|pass(?:word|wd|phrase)|credential|authorization|smtp|_env\b|key"/i.test(line) ||
	/:\/\/[^\s/@]*:[^\s/@]*@/.test(line);
