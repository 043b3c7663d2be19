import { readAccount } from '../../client/account/read-answer.ts';
import { callServer } from '../../client/call-server.ts';
import type { AccountAnswer, AccountUser } from '../../contract/account.ts';
import { accountPaths } from '../../contract/account-calls.ts';

type Details = Partial<Record<'name' | 'last_name' | 'email', string>> & { alerts?: AccountUser['alerts'] };

type Saved =
	| { ok: true; answer: AccountAnswer }
	| { ok: false; error: string; status: number | null; fields: Readonly<Record<string, string>> };

/** Keeps what the visitor says of themself (USER-4); an empty text takes away what was there. */
export async function saveUser(base: string, details: Details): Promise<Saved> {
	const reply = await callServer(base, { method: 'PUT', path: accountPaths.user, body: details });
	const answer = reply.ok ? readAccount(reply.json) : null;
	if (answer) return { ok: true, answer };
	if (!reply.ok) return reply;
	return { ok: false, status: null, error: 'The server did not answer as it should. Try again.', fields: {} };
}
