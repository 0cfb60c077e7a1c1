import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number as E.164 (`+60123456789`), or undefined when it is none. Numbers without a country code are Malaysian;
 * spaces, dashes and brackets do not matter; extensions are refused.
 */
export function toE164(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'MY', extract: false });
  return number?.isValid() && number.ext === undefined ? number.number : undefined;
}
