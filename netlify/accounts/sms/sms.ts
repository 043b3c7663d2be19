/** An SMS on its way; `to` is dialled from anywhere: `+61491570156`. */
export type Sms = { id: string; to: string; text: string };

/**
 * How it went. `isFree`: the gateway has certainly not sent it; otherwise nobody knows, as after a time-out. `isFinal`: it would
 * not take the same SMS later either. `fault` is for operators and contains no personal data.
 */
export type SmsOutcome =
	| { kind: 'sent'; gatewayId: string | null }
	| { kind: 'failed'; fault: string; isFree: boolean; isFinal?: boolean };

/** Sends an SMS. Never throws for what a gateway does. */
export type SendSms = (sms: Sms) => Promise<SmsOutcome>;
