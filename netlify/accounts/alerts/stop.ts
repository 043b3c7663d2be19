import { limitCalls } from '../../platform/guards/limit-calls.ts';
import type { Call } from '../../platform/http/call.ts';
import { smallPage } from '../../platform/http/small-page.ts';
import { stopAlerts } from '../store/alert-rows.ts';
import { readStopToken } from './stop-link.ts';

/**
 * GET /api/alerts/stop: a page with one button. Programs that look through mails open every link, so this changes nothing.
 * POST: no more messages; mailboxes with a button to unsubscribe send it themselves (RFC 8058). Neither needs a session: the
 * link is signed.
 */
export async function answerStop(call: Call): Promise<Response> {
	await limitCalls(call, 'account');
	const { request, runtime, tenant } = call;
	const token = new URL(request.url).searchParams.get('t') ?? '';
	const id = readStopToken(runtime.secrets, tenant.slug, token);
	if (id === null) return page(call, 404, '<p>This link is not complete. Please copy all of it from the message.</p>');
	if (request.method !== 'POST') return page(call, 200, question);
	await stopAlerts(runtime.db, { tenant: tenant.slug, id });
	return page(call, 200, '<p>Done: you get no more messages about saved cars.</p>');
}

const question =
	'<p>Do you want no more messages about the cars that you have saved?</p><form method="post"><button>Stop the messages</button></form>';

const page = ({ tenant: { site } }: Call, status: number, content: string): Response =>
	smallPage(site, {
		status,
		title: 'Messages about saved cars',
		content: `<h1>Messages about saved cars</h1>${content}`,
	});
