import type { Appearance } from '@stripe/stripe-js';

/** How Stripe's fields look: the colours, corners and size of the page around them, since styles do not reach into a frame. */
export function stripeAppearance(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>, isDark: boolean): Appearance {
	const value = (name: string) => style.getPropertyValue(name).trim();
	const variables = {
		colorPrimary: value('--fc-brand'),
		colorBackground: value('--fc-page'),
		colorText: value('--fc-text'),
		colorTextSecondary: value('--fc-muted'),
		borderRadius: value('--fc-radius'),
	};
	const known = Object.entries(variables).filter(([, text]) => text !== '');
	return {
		theme: isDark ? 'night' : 'stripe',
		variables: { fontSizeBase: '16px', ...Object.fromEntries(known) },
	};
}
