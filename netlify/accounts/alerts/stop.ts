import { escapeHtml } from '../../../src/domain/words/escape-html.ts';
import { limitCalls } from '../../platform/guards/limit-calls.ts';
import type { Call } from '../../platform/http/call.ts';
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

const style =
	'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem;color:#1a1a1a}button{font:inherit;padding:.75rem 1.25rem;border:0;border-radius:.375rem;background:#1a1a1a;color:#fff;cursor:pointer}a{color:inherit}';

function page({ tenant: { site } }: Call, status: number, content: string): Response {
	const name = escapeHtml(site.name);
	const html = `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Messages about saved cars | ${name}</title><style>${style}</style></head><body><h1>${name}</h1>${content}<p><a href="/">To the website</a></p></body></html>`;
	return new Response(html, { status, headers });
}

/** The address has a token, which no other site should learn. */
const headers = {
	'content-type': 'text/html; charset=utf-8',
	'cache-control': 'no-store',
	'content-security-policy':
		"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
	'x-robots-tag': 'noindex',
};
