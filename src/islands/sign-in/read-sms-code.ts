type OtpCredential = Credential & { code?: string };

/**
 * Waits for the code's text message where the browser can read it (WebOTP: Chrome on Android asks the visitor first); null
 * elsewhere, where the visitor says no, or once `signal` ends it.
 */
export async function readSmsCode(signal: AbortSignal): Promise<string | null> {
	if (!('OTPCredential' in window)) return null;
	try {
		const request = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions;
		const credential: OtpCredential | null = await navigator.credentials.get(request);
		return credential?.code ?? null;
	} catch {
		// The visitor types the code.
		return null;
	}
}
