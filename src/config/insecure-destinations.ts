import { isSecureAddress } from '../domain/addresses/secure-address.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/** Destinations to which leads would be sent unencrypted. A demonstration has no real leads, so it may. */
export function insecureDestinations({ demo, leads }: SiteConfig, file: string): Problem[] {
	if (demo) return [];
	return Object.entries(leads.destinations).flatMap(([name, settings]) =>
		!('url' in settings) || isSecureAddress(settings.url)
			? []
			: [
					{
						file,
						path: `leads.destinations.${name}.url`,
						found: 'http://…',
						expected: 'an address that starts with https://, since leads are personal data',
					},
				],
	);
}
