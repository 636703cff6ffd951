import { applyDecorators } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

const VERSION_MAX = 64;

/** The field of an input in which a form sends back the version that it was filled from; `what` is where it was read. */
export const SeenVersion = (what: string): PropertyDecorator =>
  applyDecorators(
    Field(() => String, { description: `${what} that the form was filled from` }),
    IsString(),
    MaxLength(VERSION_MAX),
  );
