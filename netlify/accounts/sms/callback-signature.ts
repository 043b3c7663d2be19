import { createHmac } from 'node:crypto';

/** Header in which the gateway signs what it says. */
export const signatureHeader = 'x-twilio-signature';

/**
 * The signature of a form that the gateway sends, by Twilio's rule: the address that we gave it, then each key with its value in
 * the order of the keys, under the account's token.
 */
export function callbackSignature(token: string, { url, form }: { url: string; form: URLSearchParams }): string {
	const pairs = [...form].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
	const text = url + pairs.map(([key, value]) => key + value).join('');
	return createHmac('sha1', token).update(text).digest('base64');
}
