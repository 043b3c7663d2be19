import { countEvent } from '../../client/analytics/count-event.ts';
import { callServer, type ServerReply } from '../../client/call-server.ts';
import { accountPaths } from '../../contract/account-calls.ts';
import { strippedPhone } from '../../forms/rules/phone-rules.ts';
import { type Captcha, useCaptcha } from '../forms/sending/use-captcha.ts';
import { useSignIn } from './sign-in-context.ts';

const noCaptcha = 'Our security check did not work. Try again.';

/** Asks for a code by SMS (USER-4). Where the server wants a captcha that the page did not know of, it is solved and sent after all. */
export function useRequestCode(): { captcha: Captcha; request: (phone: string) => Promise<ServerReply> } {
	const { base, form } = useSignIn();
	const captcha = useCaptcha(base, form.captcha);

	function send(phone: string, solution?: string): Promise<ServerReply> {
		const body = { phone: strippedPhone(phone, form.settings.phone), ...(solution && { captcha: solution }) };
		return callServer(base, { method: 'POST', path: accountPaths.code, body });
	}

	async function request(phone: string): Promise<ServerReply> {
		try {
			const first = await send(phone, form.captcha ? await captcha.take() : undefined);
			const reply = !first.ok && first.code === 'captcha' ? await send(phone, await captcha.take()) : first;
			if (reply.ok) countEvent(36);
			return reply;
		} catch {
			return { ok: false, status: null, code: 'captcha', error: noCaptcha, fields: {}, wait: 0 };
		}
	}

	return { captcha, request };
}
