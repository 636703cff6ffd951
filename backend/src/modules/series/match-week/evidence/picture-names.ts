import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';

/** First limits; the rules have smaller ones. */
const MOST = 16;
const LONGEST = 64;

/** Validates names of uploaded pictures. */
export const PictureNames = ({ isRequired = false } = {}): PropertyDecorator =>
  applyDecorators(
    ...(isRequired ? [] : [IsOptional()]),
    IsArray(),
    ArrayMaxSize(MOST),
    IsString({ each: true }),
    MaxLength(LONGEST, { each: true }),
  );
