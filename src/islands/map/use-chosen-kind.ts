import { useCallback, useSyncExternalStore } from 'react';

/** The choice of the toggle around the cards, as it is now (LOC-2); null where there is no toggle. */
export function useChosenKind(toggle: HTMLElement | null): string | null {
	const subscribe = useCallback(
		(changed: () => void) => {
			toggle?.addEventListener('change', changed);
			return () => toggle?.removeEventListener('change', changed);
		},
		[toggle],
	);
	return useSyncExternalStore(
		subscribe,
		() => toggle?.querySelector<HTMLInputElement>('[name="location-kind"]:checked')?.value ?? null,
	);
}
