import { wantedKey } from '../../contract/wanted.ts';

/** Who asks the dealer which one to take asks for the kind that the list was narrowed to: `SUVs`; without one for what the link says (ROUTE-14, SRCH-3). */
export function askFor(kind: string): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>(`main a[href*="?${wantedKey}="]`)) {
		const url = new URL(link.href);
		link.dataset['wanted'] ??= url.searchParams.get(wantedKey) ?? '';
		url.searchParams.set(wantedKey, kind || link.dataset['wanted']);
		link.href = url.href;
	}
}
