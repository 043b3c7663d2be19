import { paymentProviders } from '../domain/money/reserve.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/**
 * An online checkout without anyone who takes the deposits (CAR-9). The build asks, not the functions: they go on with the
 * reservations that there are.
 */
export function depositProblems({ enable_store, payment_provider }: SiteConfig, file: string): Problem[] {
	if (!enable_store || payment_provider) return [];
	return [
		{
			file,
			path: 'payment_provider',
			found: 'nothing',
			expected: `${paymentProviders.map((name) => `"${name}"`).join(' or ')}, because enable_store is true`,
			hint: 'Set "enable_store": false if cars cannot be reserved online.',
		},
	];
}
