import { accountPaths } from '../../contract/account-calls.ts';
import { asRecord } from '../leads/device/device-store.ts';
import { forgetDevice, keptOnDevice } from './forget-device.ts';

type Part = 'list' | 'kept' | 'nothing' | 'ask' | 'sure' | 'yes' | 'no' | 'status' | 'account' | 'delete';

/** Says what the site keeps on this device and empties it where the visitor wants that (USER-5). */
export async function startForgetPanel(panel: HTMLElement): Promise<void> {
	const { forget: site = '', account } = panel.dataset;
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
		if (account) show('account', await isSignedIn(account));
	});
	part('delete')?.addEventListener('click', async () => {
		const isDeleted = account !== undefined && (await deleteAccount(account));
		if (isDeleted) show('account', false);
		say(
			isDeleted
				? 'Your account is deleted, with all that it held.'
				: 'Your account could not be deleted. Try again when you are online, or call us.',
		);
		panel.focus();
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

async function isSignedIn(base: string): Promise<boolean> {
	try {
		const response = await fetch(base + accountPaths.account, { headers: { accept: 'application/json' } });
		return response.ok && asRecord(await response.json())['user'] !== null;
	} catch {
		// No connection: signing out is another step anyway.
		return false;
	}
}

async function deleteAccount(base: string): Promise<boolean> {
	try {
		return (await fetch(base + accountPaths.user, { method: 'DELETE' })).ok;
	} catch {
		return false;
	}
}
