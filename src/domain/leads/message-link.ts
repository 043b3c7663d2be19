/**
 * Links that open a visitor's own messaging app with the dealer in it (SITE-12): `sms:+61491570006?body=…`,
 * `https://wa.me/61491570006?text=…`, `https://m.me/example.motors`.
 */

const digitsOf = (number: string): string => number.replace(/\D/g, '');

/** A text message to this number; `text` is what it starts with. */
export function smsLink(number: string, text = ''): string {
	const to = number.replace(/[^+\d]/g, '');
	return `sms:${to}${text && `?body=${encodeURIComponent(text)}`}`;
}

/** A WhatsApp conversation with this international number. */
export function whatsAppLink(number: string, text = ''): string {
	return `https://wa.me/${digitsOf(number)}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** A Messenger conversation with this page, by its name or number. */
export const messengerLink = (page: string): string => `https://m.me/${page}`;
