import { forgetDevice, keptOnDevice } from './forget-device.ts';

type Part = 'list' | 'kept' | 'nothing' | 'ask' | 'sure' | 'yes' | 'no' | 'status';

/** Says what the site keeps on this device and empties it where the visitor wants that (USER-5). */
export async function startForgetPanel(panel: HTMLElement): Promise<void> {
	const { forget: site = '' } = panel.dataset;
	const part = (name: Part) => panel.querySelector<HTMLElement>(`[data-forget-${name}]`);
	const show = (name: Part, shown: boolean) => part(name)?.toggleAttribute('hidden', !shown);
	const say = (text: string) => {
		const status = part('status');
		if (status) status.textContent = text;
	};
	const draw = async () => {
		const kept = await keptOnDevice(site);
		part('list')?.replaceChildren(
			...kept.map((text) => Object.assign(document.createElement('li'), { textContent: text })),
		);
		show('kept', kept.length > 0);
		show('nothing', kept.length === 0);
	};
	const ask = (asks: boolean) => {
		show('ask', !asks);
		show('sure', asks);
		part(asks ? 'yes' : 'ask')?.focus();
	};
	part('ask')?.addEventListener('click', () => ask(true));
	part('no')?.addEventListener('click', () => ask(false));
	part('yes')?.addEventListener('click', async () => {
		const forgotten = await forgetDevice(site);
		await draw();
		ask(false);
		say(`Forgotten on this device: ${sentence(forgotten)}.`);
		panel.focus();
		const place = panel.querySelector<HTMLElement>('[data-forget-account]');
		if (!place) return;
		const { offerToForgetAccount } = await import('./forget-account.ts');
		await offerToForgetAccount(place, {
			site,
			say: (text) => {
				say(text);
				panel.focus();
			},
		});
	});
	await draw();
	panel.hidden = false;
}

/** `vehicles that you saved, your searches and forms that you began`. */
export function sentence(words: readonly string[]): string {
	const small = words.map((text) => text.charAt(0).toLowerCase() + text.slice(1));
	const last = small.at(-1) ?? 'nothing, as nothing was kept';
	return small.length > 1 ? `${small.slice(0, -1).join(', ')} and ${last}` : last;
}
