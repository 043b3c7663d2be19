import { expect, test } from 'vitest';
import { messengerLink, smsLink, whatsAppLink } from '../../../src/domain/leads/message-link.ts';

test.each([
	[smsLink('0491 570 006'), 'sms:0491570006'],
	[smsLink('+61 491 570 006', 'Hi & hello'), 'sms:+61491570006?body=Hi%20%26%20hello'],
	[whatsAppLink('+61 491 570 006'), 'https://wa.me/61491570006'],
	[whatsAppLink('+61 491 570 006', 'A car?'), 'https://wa.me/61491570006?text=A%20car%3F'],
	[messengerLink('example.motors'), 'https://m.me/example.motors'],
])('SITE-12 %s', (link, expected) => {
	expect(link).toBe(expected);
});
