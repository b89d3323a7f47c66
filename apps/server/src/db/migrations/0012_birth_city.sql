ALTER TABLE "records" ADD COLUMN "birth_city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_city" text DEFAULT '' NOT NULL;