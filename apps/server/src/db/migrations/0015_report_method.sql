ALTER TABLE "reports" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "method_since" text;