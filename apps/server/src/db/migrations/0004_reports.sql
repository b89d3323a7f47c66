CREATE TABLE "report_access" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"record_id" text,
	"report_code" text,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"user_id" text NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"claim" text,
	"claimed_until" timestamp (3) with time zone,
	CONSTRAINT "report_jobs_report_id_unique" UNIQUE("report_id")
);
--> statement-breakpoint
CREATE TABLE "report_sections" (
	"report_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	CONSTRAINT "report_sections_report_id_position_pk" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "report_turns" (
	"user_id" text PRIMARY KEY NOT NULL,
	"turn" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_types" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"tags" jsonb NOT NULL,
	"icon" text NOT NULL,
	"price_fen" integer NOT NULL,
	"original_price_fen" integer NOT NULL,
	"members_only" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"record_id" text NOT NULL,
	"report_code" text NOT NULL,
	"status" text NOT NULL,
	"birth_key" text NOT NULL,
	"sections_total" integer NOT NULL,
	"failure" text,
	"written_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"written_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "report_access" ADD CONSTRAINT "report_access_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_access" ADD CONSTRAINT "report_access_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_jobs" ADD CONSTRAINT "report_jobs_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_jobs" ADD CONSTRAINT "report_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sections" ADD CONSTRAINT "report_sections_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_turns" ADD CONSTRAINT "report_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_access_report" ON "report_access" USING btree ("record_id","report_code");--> statement-breakpoint
CREATE UNIQUE INDEX "report_access_once" ON "report_access" USING btree ("user_id","source") WHERE "report_access"."source" in ('free', 'all');--> statement-breakpoint
CREATE INDEX "report_jobs_user" ON "report_jobs" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_record_code" ON "reports" USING btree ("record_id","report_code");