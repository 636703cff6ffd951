import type { TypedApplication } from '../../../domain/people/member-application.ts';
import type { SaveMemberDto } from './membership.dto.ts';

/** Translates the documented form's fields to the league's names. */
export const fromSaveMember = (body: SaveMemberDto): TypedApplication => ({
  firstName: body.fName,
  lastName: body.lName,
  email: body.mail,
  phone: body.tel,
  ssn: body.ssn,
  address: body.address,
  zip: body.zip,
  city: body.city,
  sex: body.sex,
  agreesToJoin: body.agreejoin,
  agreesToPrivacy: body.agreeprivacy,
  agreesToMarketing: body.agreemarketing,
});
